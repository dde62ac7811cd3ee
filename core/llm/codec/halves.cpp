// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/halves.h"

#include "core/base/match.h"

namespace studio::llm::codec {

using wire::Json;

namespace {

constexpr char32_t kHidden = 0x100000; // plus the half: in a private-use plane

/// The value of an escape that begins here, or none.
std::optional<char16_t> escapeAt(const QByteArray &json, qsizetype at)
{
    if (at + 6 > json.size() || json[at] != '\\' || json[at + 1] != 'u')
        return std::nullopt;
    bool fine = false;
    const ushort value = json.sliced(at + 2, 4).toUShort(&fine, 16);
    return fine ? std::optional(char16_t(value)) : std::nullopt;
}

QByteArray withHalvesHidden(const QByteArray &json)
{
    QByteArray hidden;
    for (qsizetype at = 0; at < json.size();) {
        const auto one = escapeAt(json, at);
        const bool isHalf = one && QChar::isSurrogate(*one);
        const auto other = isHalf ? escapeAt(json, at + 6) : std::nullopt;
        const bool isPair = other && QChar::isHighSurrogate(*one) && QChar::isLowSurrogate(*other);
        if (isHalf && !isPair) {
            const char32_t whole = kHidden + *one;
            hidden += QString::fromUcs4(&whole, 1).toUtf8();
            at += 6;
            continue;
        }
        const qsizetype length = isPair ? 12 : json[at] == '\\' && at + 1 < json.size() ? 2 : 1;
        hidden += json.sliced(at, length);
        at += length;
    }
    return hidden;
}

QByteArray bytesWithHalvesShown(const QByteArray &text)
{
    return withHalvesShown(QString::fromUtf8(text)).toUtf8();
}

} // namespace

base::Result<Json> parseWithHalves(const QByteArray &json, bool &hidden)
{
    base::Result<Json> parsed = wire::parse(json);
    if (parsed || !(json.contains("\\ud") || json.contains("\\uD")))
        return parsed;
    base::Result<Json> again = wire::parse(withHalvesHidden(json));
    hidden = hidden || again.has_value();
    return again ? again : parsed;
}

QString withHalvesShown(const QString &text)
{
    QString shown;
    shown.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        const char32_t whole = isPair ? QChar::surrogateToUcs4(text[i], text[i + 1]) : 0;
        if (whole >= kHidden + 0xD800 && whole <= kHidden + 0xDFFF) {
            shown += QChar(char16_t(whole - kHidden));
            ++i;
        } else {
            shown += text[i];
        }
    }
    return shown;
}

void showHalves(StreamEvent &event)
{
    std::visit(base::Match{
                   [](Text &text) { text.text = withHalvesShown(text.text); },
                   [](Thinking &thinking) { thinking.text = withHalvesShown(thinking.text); },
                   [](Kept &kept) { kept.block.text = bytesWithHalvesShown(kept.block.text); },
                   [](Called &called) {
                       called.call.arguments.text = bytesWithHalvesShown(called.call.arguments.text);
                   },
                   [](Ended &ended) { ended.word = withHalvesShown(ended.word); },
                   [](auto &) {},
               },
               event);
}

QString withoutHalves(QString text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!text[i].isSurrogate())
            continue;
        if (text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate())
            ++i;
        else
            text[i] = QChar::ReplacementCharacter;
    }
    return text;
}

} // namespace studio::llm::codec
