// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card_text.h"

#include "core/persona/json_bounds.h"
#include "core/persona/limits.h"
#include "core/persona/refused.h"
#include "core/persona/told_in.h"

namespace studio::persona {

using base::Result;

namespace {

/// The UTF-16 unit of the escape at that place; -1 if there is none.
int escapedUnit(QByteArrayView text, qsizetype at)
{
    if (at + 6 > text.size() || text[at] != '\\' || text[at + 1] != 'u')
        return -1;
    bool isNumber = false;
    const int unit = text.sliced(at + 2, 4).toInt(&isNumber, 16);
    return isNumber ? unit : -1;
}

/// Programs cut texts inside an emoji, and write the remaining half as an escape. Strict JSON does not allow
/// that, so it is read as U+FFFD. All other bytes stay unchanged and in place.
QByteArray withWholeLetters(QByteArray text)
{
    constexpr qsizetype length = 6; // of an escape
    qsizetype at = text.indexOf('\\');
    while (at >= 0) {
        const int first = escapedUnit(text, at);
        const int second = escapedUnit(text, at + length);
        qsizetype next = at + (first < 0 ? 2 : length); // also skips \\ and \"
        if (first >= 0xD800 && first < 0xDC00 && second >= 0xDC00 && second <= 0xDFFF)
            next += length;
        else if (first >= 0xD800 && first <= 0xDFFF)
            text.replace(at + 2, 4, "fffd");
        at = text.indexOf('\\', next);
    }
    return text;
}

} // namespace

Result<CardText> readCardText(const QByteArray &file)
{
    if (file.size() > kLargestJson) {
        //: %1 is a number of megabytes
        return refused(PersonaCard::tr("The file is larger than %L1 MB, more than any companion needs.")
                           .arg(kLargestJson / (1024 * 1024)));
    }
    const QByteArrayView mark("\xEF\xBB\xBF");
    QByteArray text = file;
    while (text.startsWith(mark)) // some editors add another mark with each save
        text.remove(0, mark.size());
    if (text.trimmed().isEmpty())
        return refused(PersonaCard::tr("This file is empty."));
    if (!QByteArrayView(text).isValidUtf8())
        return refused(PersonaCard::tr("This file is not UTF-8 text. It is damaged or uses another encoding. "
                                       "Save it as UTF-8 and import it again."));
    const QByteArray readable = withWholeLetters(text);
    if (!isModestJson(readable)) {
        return refused(PersonaCard::tr(
            "This file has more parts, deeper nesting or a longer text than any card, so it was not read."));
    }
    auto json = wire::parse(readable);
    if (!json) {
        //: %1 is what is wrong with the file, in English
        return refused(PersonaCard::tr("This file is not JSON: %1.").arg(json.error().text),
                       json.error().detail);
    }
    return CardText{text, std::move(*json)};
}

} // namespace studio::persona
