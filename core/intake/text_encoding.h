// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>
#include <QString>
#include <QStringDecoder>

#include <memory>
#include <optional>

// Which encoding the bytes of a text are in, and the text that they are.
namespace studio::intake {

/// How many bytes at the beginning of a file tell a wide encoding.
inline constexpr qsizetype kTellingBytes = 4096;

struct TextEncoding
{
    QByteArray name = "UTF-8"; ///< as IANA has it
    bool isAssumed = false;    ///< nothing in the text says so for sure
};

/// UTF-8, UTF-16 or UTF-32 by its mark, or UTF-16 without one by the zeros that stand in its blanks, line
/// ends and Latin letters. None: it is an encoding that has no zeros, or no text. Pure.
[[nodiscard]] std::optional<TextEncoding> wideEncodingOf(QByteArrayView beginning);

/// The same of a device, of which nothing is taken out.
[[nodiscard]] std::optional<TextEncoding> wideEncodingOf(QIODevice &device);

/// A guess at bytes that are not UTF-8: encodings of Japanese, Russian, Chinese, Korean, and those of other
/// scripts; a text in Latin letters is Latin-1. UTF-8 with few damaged places stays UTF-8. Pure.
[[nodiscard]] QByteArray guessedEncoding(QByteArrayView sample);

/// Looks through the device and goes back to its beginning.
[[nodiscard]] TextEncoding encodingOf(QIODevice &device);

/// Turns bytes into text, piece by piece. A byte that stands for nothing is U+FFFD, so that nothing goes
/// missing unseen.
class TextDecoder
{
public:
    explicit TextDecoder(const QByteArray &encoding = "UTF-8");

    /// `isLast`: nothing follows.
    [[nodiscard]] QString decode(const QByteArray &bytes, bool isLast);

private:
    struct CloseConverter
    {
        void operator()(void *converter) const;
    };

    QStringDecoder m_decoder;
    std::unique_ptr<void, CloseConverter> m_converter; ///< of ICU, for what Qt does not know
};

/// The whole of some bytes as UTF-8.
[[nodiscard]] QByteArray asUtf8(const QByteArray &bytes, const TextEncoding &encoding);

} // namespace studio::intake
