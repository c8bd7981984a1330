/*
 * A power cut, modelled: of the files in $POWERCUT_DIR only what was synced is kept, in $POWERCUT_KEPT.
 *
 *   cc -shared -fPIC -O2 -o powercut.so powercut.c -ldl
 *   POWERCUT_DIR=/data POWERCUT_KEPT=/kept LD_PRELOAD=./powercut.so program
 *
 * When a file is synced, its whole content is copied; until then nothing of it is. A file that is removed is removed
 * there too. Whoever opens the copy afterwards finds the disk as a machine would that lost its power at that moment,
 * had it written nothing of its own accord.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <pthread.h>

static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;

/* Where the copy of a file lies; 0 where it is none of ours. */
static int kept_path(const char *path, char *kept) {
  const char *dir = getenv("POWERCUT_DIR"), *to = getenv("POWERCUT_KEPT");
  size_t length = dir ? strlen(dir) : 0;
  if (!to || length == 0 || strncmp(path, dir, length) != 0 || path[length] != '/') return 0;
  if (strchr(path + length + 1, '/')) return 0;
  return snprintf(kept, PATH_MAX, "%s%s", to, path + length) < PATH_MAX;
}

static int path_of(int fd, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return 1;
}

/* Whole or not at all: it is written aside and renamed. */
static void keep(int fd) {
  char path[PATH_MAX], kept[PATH_MAX], aside[PATH_MAX + 8], block[65536];
  if (!path_of(fd, path) || !kept_path(path, kept)) return;
  pthread_mutex_lock(&one);
  snprintf(aside, sizeof aside, "%s.aside", kept);
  int from = open(path, O_RDONLY), to = open(aside, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  ssize_t count;
  while (from >= 0 && to >= 0 && (count = read(from, block, sizeof block)) > 0)
    if (write(to, block, (size_t)count) != count) abort();
  if (from >= 0) close(from);
  if (to >= 0) close(to);
  rename(aside, kept);
  pthread_mutex_unlock(&one);
}

int fsync(int fd) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  int result = real(fd);
  if (result == 0) keep(fd);
  return result;
}

int fdatasync(int fd) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  int result = real(fd);
  if (result == 0) keep(fd);
  return result;
}

int unlink(const char *path) {
  int (*real)(const char *) = (int (*)(const char *))dlsym(RTLD_NEXT, "unlink");
  char kept[PATH_MAX];
  if (kept_path(path, kept)) real(kept);
  return real(path);
}
