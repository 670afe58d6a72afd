#ifndef COUNTERPOINT_EXCHANGE_H
#define COUNTERPOINT_EXCHANGE_H

/// Lets two paths of one file system change places in one step.
///
/// Swift cannot see the system's calls for it: Glibc declares its own for GNU sources only.
/// Returns 0, or the error number; ENOSYS where the system has no such call.
int counterpoint_exchange(const char *first, const char *second);

#endif
