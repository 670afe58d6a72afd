#ifndef COUNTERPOINT_SYSTEM_H
#define COUNTERPOINT_SYSTEM_H

// Swift cannot see these system calls: Glibc declares its own only for GNU sources.

/// Atomically exchanges two paths of one file system.
///
/// Returns 0 or the error number; ENOSYS if the system has no such call.
int counterpoint_exchange(const char *first, const char *second);

/// Writes everything that is pending on the file system of a folder to the disk.
///
/// Returns 0 or the error number.
int counterpoint_synchronize(const char *folder);

/// Sets the steps, in bytes, in which the program's memory grows and shrinks, if the C library
/// supports it.
///
/// A block larger than a sixteenth of that is returned to the system when it is freed.
void counterpoint_grow_memory_by(int bytes);

/// Returns the limit of the program's address space in bytes; 0 if there is none.
unsigned long long counterpoint_address_space(void);

#endif
