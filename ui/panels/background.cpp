// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/background.h"

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace studio::ui {

void letOthersGoFirst()
{
#ifdef Q_OS_LINUX
    constexpr int kNice = 5;
    // Of this thread alone on Linux; Qt's own priorities change nothing there.
    thread_local const int result = setpriority(PRIO_PROCESS, 0, kNice);
    Q_UNUSED(result)
#endif
}

} // namespace studio::ui
