#define _GNU_SOURCE
#include "system.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

int counterpoint_exchange(const char *first, const char *second) {
#if defined(__APPLE__)
  return renamex_np(first, second, RENAME_SWAP) == 0 ? 0 : errno;
#elif defined(RENAME_EXCHANGE)
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE) == 0 ? 0 : errno;
#else
  return ENOSYS;
#endif
}

int counterpoint_synchronize(const char *folder) {
#if defined(SYNC_VOLUME_FULLSYNC)
  return sync_volume_np(folder, SYNC_VOLUME_FULLSYNC | SYNC_VOLUME_WAIT) == 0 ? 0 : errno;
#elif defined(__linux__)
  int descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return errno;
  int code = syncfs(descriptor) == 0 ? 0 : errno;
  close(descriptor);
  return code;
#else
  sync();
  return 0;
#endif
}

void counterpoint_grow_memory_by(int bytes) {
#ifdef __GLIBC__
  // Fast bins hold freed blocks up to the size of a libcmark node without coalescing them.
  mallopt(M_MXFAST, 160);
  mallopt(M_TOP_PAD, bytes);
  mallopt(M_TRIM_THRESHOLD, 4 * bytes);
  // glibc rejects thresholds above half of the 64 MB of a thread's heap.
  mallopt(M_MMAP_THRESHOLD, bytes / 16);
#else
  (void)bytes;
#endif
}

unsigned long long counterpoint_address_space(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return 0;
  return limit.rlim_cur;
}
