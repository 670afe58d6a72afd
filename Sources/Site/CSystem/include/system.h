#ifndef COUNTERPOINT_SYSTEM_H
#define COUNTERPOINT_SYSTEM_H

// Swift cannot see the system's calls for these: Glibc declares its own for GNU sources only.

/// Lets two paths of one file system change places in one step.
///
/// Returns 0, or the error number; ENOSYS where the system has no such call.
int counterpoint_exchange(const char *first, const char *second);

/// Has all that was written to the file system of a folder brought to the disk.
///
/// Returns 0, or the error number.
int counterpoint_synchronize(const char *folder);

/// Lets the program's memory grow and shrink by so many bytes at a time, where the system's library
/// can be told so.
///
/// A block of more than a sixteenth of that goes back to the system when it is freed.
void counterpoint_grow_memory_by(int bytes);

/// The bytes of address space that the program may have; 0 if nothing limits it.
unsigned long long counterpoint_address_space(void);

#endif
