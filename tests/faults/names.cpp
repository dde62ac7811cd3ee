// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/names.h"

#include <arpa/inet.h>
#include <condition_variable>
#include <cstring>
#include <dlfcn.h>
#include <mutex>
#include <netdb.h>
#include <string>

namespace studio::tests::faults {

namespace {

std::mutex s_mutex;
std::condition_variable s_released;
bool s_isHeld = true;
int s_waiting = 0;

using Resolver = int (*)(const char *, const char *, const addrinfo *, addrinfo **);

Resolver realResolver()
{
    static const auto real = reinterpret_cast<Resolver>(dlsym(RTLD_NEXT, "getaddrinfo"));
    return real;
}

bool areHeld()
{
    const std::lock_guard lock(s_mutex);
    return s_isHeld;
}

void waitForRelease()
{
    std::unique_lock lock(s_mutex);
    ++s_waiting;
    s_released.wait(lock, [] { return !s_isHeld; });
    --s_waiting;
}

int resolved(const char *address, const char *service, const addrinfo *hints, addrinfo **result)
{
    addrinfo numeric = hints ? *hints : addrinfo{};
    numeric.ai_flags = AI_NUMERICHOST;
    return realResolver()(address, service, &numeric, result);
}

} // namespace

int slowLookups()
{
    const std::lock_guard lock(s_mutex);
    return s_isHeld ? s_waiting : 0; // those who were let go may not have woken up yet
}

void releaseNames()
{
    const std::lock_guard lock(s_mutex);
    s_isHeld = false;
    s_released.notify_all();
}

void holdNames()
{
    const std::lock_guard lock(s_mutex);
    s_isHeld = true;
}

/// What the resolver of this program answers.
int lookUp(const char *node, const char *service, const addrinfo *hints, addrinfo **result)
{
    const std::string name(node ? node : "");
    if (!name.ends_with(".invalid"))
        return realResolver()(node, service, hints, result);
    if (name.starts_with("nobody") && areHeld())
        return EAI_NONAME;
    if (name.starts_with("slow"))
        waitForRelease();
    if (!name.starts_with("twice"))
        return resolved("127.0.0.1", service, hints, result);
    const int six = resolved("::1", service, hints, result);
    addrinfo *four = nullptr;
    if (six != 0 || resolved("127.0.0.1", service, hints, &four) != 0)
        return six;
    addrinfo *last = *result;
    while (last->ai_next)
        last = last->ai_next;
    last->ai_next = four;
    return 0;
}

} // namespace studio::tests::faults

// Stands before the C library's own, for Qt as for everybody else in this program.
extern "C" int getaddrinfo(const char *node, const char *service, const addrinfo *hints, addrinfo **result)
{
    return studio::tests::faults::lookUp(node, service, hints, result);
}
