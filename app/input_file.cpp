// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/input_file.h"

#include <QFile>

#include <fcntl.h>

namespace studio::app {

bool openToRead(QFile &file)
{
    const QByteArray path = QFile::encodeName(file.fileName());
    const int handle = ::open(path.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (handle < 0)
        return file.open(QIODevice::ReadOnly); // errorString() says why
    ::fcntl(handle, F_SETFL, ::fcntl(handle, F_GETFL) & ~O_NONBLOCK);
    return file.open(handle, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle);
}

} // namespace studio::app
