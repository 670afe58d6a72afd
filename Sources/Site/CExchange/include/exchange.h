#ifndef COUNTERPOINT_EXCHANGE_H
#define COUNTERPOINT_EXCHANGE_H

// Swift cannot see the system's calls for these: Glibc declares its own for GNU sources only.

/// Lets two paths of one file system change places in one step.
///
/// Returns 0, or the error number; ENOSYS where the system has no such call.
int counterpoint_exchange(const char *first, const char *second);

/// Has all that was written to the file system of a folder brought to the disk.
///
/// Returns 0, or the error number.
int counterpoint_synchronize(const char *folder);

#endif
