// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QIODevice>
#include <QString>

#include <memory>

namespace studio::intake {

/// A file with a talk, opened for reading from its beginning.
struct TalkFile
{
    std::unique_ptr<QIODevice> device;
    QString name; ///< for a room: of the file, or of the file in the archive
};

/// Opens the file. From a zip, the form of many services' exports, the conversation is unpacked into a
/// temporary file that nobody else can read and that is deleted with the device: at most 1 GB. NotFound,
/// Storage: it cannot be read. Malformed: the archive is damaged, too large, or holds no conversation.
[[nodiscard]] base::Result<TalkFile> openTalkFile(const QString &path);

} // namespace studio::intake
