// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QIODevice>
#include <QString>
#include <QStringDecoder>

#include <optional>

namespace studio::intake {

/// The first bytes of a device as UTF-8, without a mark and blanks at the ends; nothing is taken out of it.
[[nodiscard]] QByteArray beginningOf(QIODevice &device, qsizetype most);

/// The lines of a text in a device: UTF-8, UTF-16 with its mark, else Latin-1. Read chunk by chunk. Of a text
/// that must be UTF-8, a byte that is none is U+FFFD.
class TextLines
{
public:
    enum class Encoding { Any, Utf8 };

    /// Looks through the device for its encoding, and goes back to its beginning.
    explicit TextLines(QIODevice &device, Encoding expected = Encoding::Any);

    /// Without its end (\n, \r\n or \r). None at the end. Malformed: a line of more than 64 million
    /// characters. Storage: it cannot be read.
    [[nodiscard]] base::Result<std::optional<QString>> next();
    [[nodiscard]] bool isLatin1() const { return m_isLatin1; }

private:
    [[nodiscard]] base::Result<bool> fill();

    QIODevice &m_device;
    QStringDecoder m_decoder;
    QString m_buffer;
    qsizetype m_at = 0;
    bool m_isLatin1 = false;
};

} // namespace studio::intake
