// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>
#include <QString>
#include <QStringDecoder>

#include <memory>
#include <optional>

// Which encoding the bytes of a text are in, and the decoded text.
namespace studio::intake {

/// How many bytes at the beginning of a file identify a wide encoding.
inline constexpr qsizetype kTellingBytes = 4096;

struct TextEncoding
{
    QByteArray name = "UTF-8"; ///< IANA name
    bool isAssumed = false;    ///< nothing in the text proves it
};

/// UTF-8, UTF-16 or UTF-32 by its byte-order mark, or UTF-16 without a mark by the zero bytes in its blanks,
/// line ends and Latin letters. None: an encoding without zero bytes, or no text. Pure.
[[nodiscard]] std::optional<TextEncoding> wideEncodingOf(QByteArrayView beginning);

/// The same for a device; reads without consuming.
[[nodiscard]] std::optional<TextEncoding> wideEncodingOf(QIODevice &device);

/// Guesses the encoding of bytes that are not UTF-8: encodings of Japanese, Russian, Chinese, Korean, and
/// those of other scripts; text in Latin letters is Latin-1. UTF-8 with few damaged places stays UTF-8. Pure.
[[nodiscard]] QByteArray guessedEncoding(QByteArrayView sample);

/// Reads through the device and seeks back to its beginning.
[[nodiscard]] TextEncoding encodingOf(QIODevice &device);

/// Decodes bytes piece by piece. An invalid byte becomes U+FFFD, so that no loss is hidden.
class TextDecoder
{
public:
    explicit TextDecoder(const QByteArray &encoding = "UTF-8");

    /// `isLast`: no more bytes follow.
    [[nodiscard]] QString decode(const QByteArray &bytes, bool isLast);

private:
    struct CloseConverter
    {
        void operator()(void *converter) const;
    };

    QStringDecoder m_decoder;
    std::unique_ptr<void, CloseConverter> m_converter; ///< from ICU, for encodings that Qt does not support
};

/// All of these bytes as UTF-8.
[[nodiscard]] QByteArray asUtf8(const QByteArray &bytes, const TextEncoding &encoding);

} // namespace studio::intake
