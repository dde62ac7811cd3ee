/* SPDX-FileCopyrightText: 2026 Companion Studio contributors
   SPDX-License-Identifier: GPL-3.0-or-later

   Stands between a program and the disk (LD_PRELOAD): lets its k-th call on files below a folder fail, or writes down
   what it did to them, so that disk_model.py can make the folder as a power cut would have left it. Sees what goes
   through the C library by name; memory mapped files (SQLite's -shm, which it makes again) pass by.

     DISK_UNDER   folders, between colons; calls on other files pass untouched and are not counted
     DISK_FAIL    the call to fail, from 1; 0 or none: none
     DISK_HOW     ENOSPC, EDQUOT, EIO, EINTR, or short: a write that takes half of what it is given
     DISK_LASTS   if set, every call from the k-th on fails, as on a disk that stays full
     DISK_TELL    a file: "total N" or "hit K CALL PATH", line by line
     DISK_LOG     a file: records as in write_record()
     DISK_LIES    if set, syncs are answered with success and neither done nor written down: a mutant for the model */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { MOST_FILES = 4096 };

static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;
static char *paths[MOST_FILES]; /* of the watched files that are open, by descriptor */
static const char *under;
static const char *how = "EIO";
static long fail_at;
static int lasts;
static int lies;
static long calls;
static int tell_fd = -1;
static int log_fd = -1;
static int is_ready;

/* ---- what is not ours ---- */

#define REAL(name) ((__typeof__(&name))real(#name))

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

/* The shim's own files go around its own hooks. */
static void put(int fd, const void *bytes, size_t count)
{
    const char *at = bytes;
    while (count > 0) {
        const ssize_t done = syscall(SYS_write, fd, at, count);
        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0)
            return;
        at += done;
        count -= (size_t)done;
    }
}

static int open_own(const char *variable)
{
    const char *path = getenv(variable);
    if (!path)
        return -1;
    const int fd = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (fd < 0)
        return -1;
    const int high = fcntl(fd, F_DUPFD_CLOEXEC, 900); /* out of the way of the program's own */
    syscall(SYS_close, fd);
    return high;
}

__attribute__((constructor)) static void begin(void)
{
    under = getenv("DISK_UNDER");
    if (getenv("DISK_HOW"))
        how = getenv("DISK_HOW");
    fail_at = getenv("DISK_FAIL") ? atol(getenv("DISK_FAIL")) : 0;
    lasts = getenv("DISK_LASTS") != NULL;
    lies = getenv("DISK_LIES") != NULL;
    tell_fd = open_own("DISK_TELL");
    log_fd = open_own("DISK_LOG");
    is_ready = 1;
}

__attribute__((destructor)) static void end(void)
{
    char line[64];
    if (tell_fd >= 0)
        put(tell_fd, line, (size_t)snprintf(line, sizeof line, "total %ld\n", calls));
}

/* ---- which files ---- */

static int is_watched(const char *path)
{
    if (!is_ready || !under || !path)
        return 0;
    for (const char *part = under; *part;) {
        const char *stop = strchrnul(part, ':');
        const size_t length = (size_t)(stop - part);
        if (strncmp(path, part, length) == 0 && (path[length] == '/' || path[length] == 0))
            return 1;
        part = *stop ? stop + 1 : stop;
    }
    return 0;
}

/* The absolute name of what is below `folder`, into `out`. */
static const char *absolute(int folder, const char *path, char out[PATH_MAX])
{
    char base[PATH_MAX];
    if (!path || path[0] == '/')
        return path;
    if (folder == AT_FDCWD) {
        if (syscall(SYS_getcwd, base, sizeof base) < 0)
            return path;
    } else {
        char link[64];
        snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
        const ssize_t length = readlink(link, base, sizeof base - 1);
        if (length < 0)
            return path;
        base[length] = 0;
    }
    if (snprintf(out, PATH_MAX, "%s/%s", base, path) >= PATH_MAX)
        return path;
    return out;
}

static const char *path_of(int fd) { return fd >= 0 && fd < MOST_FILES ? paths[fd] : NULL; }

static void remember(int fd, const char *path)
{
    if (fd < 0 || fd >= MOST_FILES)
        return;
    free(paths[fd]);
    paths[fd] = strdup(path);
}

/* ---- failing ---- */

/* Whether this call fails, and with what: an error's number, or -1 for a short write; 0: it goes on. */
static int verdict(const char *call, const char *path, int is_write)
{
    const int is_short = strcmp(how, "short") == 0;
    if (is_short && !is_write)
        return 0;
    const long number = __atomic_add_fetch(&calls, 1, __ATOMIC_SEQ_CST);
    if (fail_at == 0 || number < fail_at || (number > fail_at && !lasts))
        return 0;
    if (tell_fd >= 0) {
        char line[PATH_MAX + 64];
        const int length = snprintf(line, sizeof line, "hit %ld %s %s\n", number, call, path);
        put(tell_fd, line, (size_t)length);
    }
    if (is_short)
        return -1;
    if (strcmp(how, "ENOSPC") == 0)
        return ENOSPC;
    if (strcmp(how, "EDQUOT") == 0)
        return EDQUOT;
    if (strcmp(how, "EINTR") == 0)
        return EINTR;
    return EIO;
}

#define FAIL_IF(call, path, otherwise)                                                                                 \
    do {                                                                                                               \
        const int failure = verdict(call, path, 0);                                                                    \
        if (failure > 0) {                                                                                             \
            errno = failure;                                                                                           \
            return otherwise;                                                                                          \
        }                                                                                                              \
    } while (0)

/* ---- writing down ---- */

/* One record: kind, lengths of two names and of the data, offset; then names and data. Kinds: W write, T new size
   (the offset), S sync, C made, R renamed, U taken away, M folder made, A said to whoever started the program. */
static void write_record(char kind, const char *path, const char *other, uint64_t offset, const void *data,
                         uint64_t count)
{
    struct {
        uint32_t kind;
        uint32_t path;
        uint32_t other;
        uint32_t zero;
        uint64_t offset;
        uint64_t count;
    } head = {(uint32_t)kind, (uint32_t)strlen(path), (uint32_t)strlen(other), 0, offset, count};
    if (log_fd < 0)
        return;
    const int before = errno;
    pthread_mutex_lock(&guard);
    put(log_fd, &head, sizeof head);
    put(log_fd, path, head.path);
    put(log_fd, other, head.other);
    put(log_fd, data, count);
    pthread_mutex_unlock(&guard);
    errno = before;
}

/* What another way than write() put into a file is read back from it. */
static void write_copied(int fd, const char *path, uint64_t offset, uint64_t count)
{
    char *data = log_fd >= 0 && count > 0 ? malloc(count) : NULL;
    if (data && REAL(pread)(fd, data, count, (off_t)offset) == (ssize_t)count)
        write_record('W', path, "", offset, data, count);
    free(data);
}

static uint64_t place_of(int fd)
{
    if (fcntl(fd, F_GETFL) & O_APPEND)
        return (uint64_t)lseek(fd, 0, SEEK_END);
    return (uint64_t)lseek(fd, 0, SEEK_CUR);
}

/* ---- the hooks ---- */

static int opened(int fd, const char *path, int flags, int was_there)
{
    if (fd < 0)
        return fd;
    char name[PATH_MAX];
    if ((flags & O_TMPFILE) == O_TMPFILE) {
        struct stat about;
        fstat(fd, &about);
        snprintf(name, sizeof name, "%s/#%lu", path, (unsigned long)about.st_ino);
        path = name;
    }
    remember(fd, path);
    if (!was_there)
        write_record('C', path, "", 0, "", 0);
    else if (flags & O_TRUNC)
        write_record('T', path, "", 0, "", 0);
    return fd;
}

static int open_at(int folder, const char *given, int flags, mode_t mode)
{
    char whole[PATH_MAX];
    const char *path = absolute(folder, given, whole);
    __typeof__(&openat) next = REAL(openat);
    if (!is_watched(path))
        return next(folder, given, flags, mode);
    struct stat about;
    const int is_unnamed = (flags & O_TMPFILE) == O_TMPFILE;
    const int was_there = !is_unnamed && stat(path, &about) == 0;
    const int writes = (flags & O_ACCMODE) != O_RDONLY;
    if (writes)
        FAIL_IF("open", path, -1);
    return opened(next(folder, given, flags, mode), path, flags, was_there);
}

static mode_t mode_in(int flags, va_list rest)
{
    return flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE ? (mode_t)va_arg(rest, int) : 0;
}

#define OPEN(name)                                                                                                     \
    int name(const char *path, int flags, ...)                                                                         \
    {                                                                                                                  \
        va_list rest;                                                                                                  \
        va_start(rest, flags);                                                                                         \
        const mode_t mode = mode_in(flags, rest);                                                                      \
        va_end(rest);                                                                                                  \
        return open_at(AT_FDCWD, path, flags, mode);                                                                   \
    }
OPEN(open)
OPEN(open64)

#define OPEN_AT(name)                                                                                                  \
    int name(int folder, const char *path, int flags, ...)                                                             \
    {                                                                                                                  \
        va_list rest;                                                                                                  \
        va_start(rest, flags);                                                                                         \
        const mode_t mode = mode_in(flags, rest);                                                                      \
        va_end(rest);                                                                                                  \
        return open_at(folder, path, flags, mode);                                                                     \
    }
OPEN_AT(openat64)

/* openat itself is what the others end in, so it asks for itself. */
int openat(int folder, const char *given, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = mode_in(flags, rest);
    va_end(rest);
    return open_at(folder, given, flags, mode);
}

int close(int fd)
{
    if (fd >= 0 && fd < MOST_FILES && paths[fd]) {
        free(paths[fd]);
        paths[fd] = NULL;
    }
    return REAL(close)(fd);
}

static ssize_t write_at(int fd, const void *bytes, size_t count, off64_t offset)
{
    const char *path = path_of(fd);
    const int failure = verdict("write", path, 1);
    if (failure > 0) {
        errno = failure;
        return -1;
    }
    const size_t taken = failure < 0 && count > 1 ? count / 2 : count;
    const uint64_t at = offset >= 0 ? (uint64_t)offset : place_of(fd);
    const ssize_t done = offset >= 0 ? REAL(pwrite64)(fd, bytes, taken, offset) : REAL(write)(fd, bytes, taken);
    if (done > 0)
        write_record('W', path, "", at, bytes, (uint64_t)done);
    return done;
}

ssize_t write(int fd, const void *bytes, size_t count)
{
    return path_of(fd) ? write_at(fd, bytes, count, -1) : REAL(write)(fd, bytes, count);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset)
{
    return path_of(fd) ? write_at(fd, bytes, count, offset) : REAL(pwrite)(fd, bytes, count, offset);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t offset)
{
    return path_of(fd) ? write_at(fd, bytes, count, offset) : REAL(pwrite64)(fd, bytes, count, offset);
}

/* The first part alone: whoever uses it has to be ready for that. */
ssize_t writev(int fd, const struct iovec *parts, int count)
{
    return path_of(fd) && count > 0 ? write_at(fd, parts[0].iov_base, parts[0].iov_len, -1)
                                    : REAL(writev)(fd, parts, count);
}

ssize_t sendfile64(int out, int in, off64_t *offset, size_t count)
{
    const char *path = path_of(out);
    if (!path)
        return REAL(sendfile64)(out, in, offset, count);
    FAIL_IF("write", path, -1);
    const uint64_t at = place_of(out);
    const ssize_t done = REAL(sendfile64)(out, in, offset, count);
    if (done > 0)
        write_copied(out, path, at, (uint64_t)done);
    return done;
}

ssize_t sendfile(int out, int in, off_t *offset, size_t count)
{
    return path_of(out) ? sendfile64(out, in, (off64_t *)offset, count) : REAL(sendfile)(out, in, offset, count);
}

ssize_t copy_file_range(int in, off64_t *from, int out, off64_t *to, size_t count, unsigned flags)
{
    if (path_of(out)) {
        errno = ENOSYS; /* whoever asks goes on with read and write */
        return -1;
    }
    return REAL(copy_file_range)(in, from, out, to, count, flags);
}

static int resized(int fd, off64_t size)
{
    const char *path = path_of(fd);
    if (!path)
        return REAL(ftruncate64)(fd, size);
    FAIL_IF("ftruncate", path, -1);
    const int result = REAL(ftruncate64)(fd, size);
    if (result == 0)
        write_record('T', path, "", (uint64_t)size, "", 0);
    return result;
}

int ftruncate(int fd, off_t size) { return resized(fd, size); }
int ftruncate64(int fd, off64_t size) { return resized(fd, size); }

static int synced(int fd, const char *call, int (*next)(int))
{
    const char *path = path_of(fd);
    if (!path)
        return next(fd);
    FAIL_IF(call, path, -1);
    if (lies)
        return 0;
    const int result = next(fd);
    if (result == 0)
        write_record('S', path, "", 0, "", 0);
    return result;
}

int fsync(int fd) { return synced(fd, "fsync", REAL(fsync)); }
int fdatasync(int fd) { return synced(fd, "fdatasync", REAL(fdatasync)); }

static int renamed_at(int from_folder, const char *from, int to_folder, const char *to, unsigned flags)
{
    char whole_from[PATH_MAX];
    char whole_to[PATH_MAX];
    const char *old = absolute(from_folder, from, whole_from);
    const char *fresh = absolute(to_folder, to, whole_to);
    if (!is_watched(old) && !is_watched(fresh))
        return (int)syscall(SYS_renameat2, from_folder, from, to_folder, to, flags);
    FAIL_IF("rename", fresh, -1);
    const int result = (int)syscall(SYS_renameat2, from_folder, from, to_folder, to, flags);
    if (result == 0)
        write_record('R', old, fresh, 0, "", 0);
    return result;
}

int rename(const char *from, const char *to) { return renamed_at(AT_FDCWD, from, AT_FDCWD, to, 0); }
int renameat(int from_folder, const char *from, int to_folder, const char *to)
{
    return renamed_at(from_folder, from, to_folder, to, 0);
}
int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags)
{
    return renamed_at(from_folder, from, to_folder, to, flags);
}

/* How a file without a name gets one. */
static int linked(int from_folder, const char *from, int to_folder, const char *to, int flags)
{
    char whole_to[PATH_MAX];
    const char *fresh = absolute(to_folder, to, whole_to);
    const char *number = strncmp(from, "/proc/self/fd/", 14) == 0 ? from + 14 : NULL;
    const char *unnamed = number ? path_of(atoi(number)) : NULL;
    if (!is_watched(fresh))
        return (int)syscall(SYS_linkat, from_folder, from, to_folder, to, flags);
    FAIL_IF("link", fresh, -1);
    const int result = (int)syscall(SYS_linkat, from_folder, from, to_folder, to, flags);
    if (result == 0 && unnamed) {
        write_record('R', unnamed, fresh, 0, "", 0);
        remember(atoi(number), fresh);
    } else if (result == 0) {
        write_record('L', from, fresh, 0, "", 0);
    }
    return result;
}

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags)
{
    return linked(from_folder, from, to_folder, to, flags);
}
int link(const char *from, const char *to) { return linked(AT_FDCWD, from, AT_FDCWD, to, 0); }

static int unlinked(int folder, const char *given, int flags)
{
    char whole[PATH_MAX];
    const char *path = absolute(folder, given, whole);
    if (!is_watched(path))
        return (int)syscall(SYS_unlinkat, folder, given, flags);
    if (strcmp(how, "ENOSPC") != 0 && strcmp(how, "EDQUOT") != 0) /* taking away needs no room */
        FAIL_IF("unlink", path, -1);
    const int result = (int)syscall(SYS_unlinkat, folder, given, flags);
    if (result == 0)
        write_record('U', path, "", 0, "", 0);
    return result;
}

int unlink(const char *path) { return unlinked(AT_FDCWD, path, 0); }
int unlinkat(int folder, const char *path, int flags) { return unlinked(folder, path, flags); }

int mkdir(const char *given, mode_t mode)
{
    char whole[PATH_MAX];
    const char *path = absolute(AT_FDCWD, given, whole);
    const int result = (int)syscall(SYS_mkdirat, AT_FDCWD, given, mode);
    if (result == 0 && is_watched(path))
        write_record('M', path, "", 0, "", 0);
    return result;
}

/* What the program says counts from the moment it begins to say it. */
size_t fwrite(const void *bytes, size_t size, size_t count, FILE *stream)
{
    if (log_fd >= 0 && stream == stdout)
        write_record('A', "", "", 0, bytes, size * count);
    return REAL(fwrite)(bytes, size, count, stream);
}
