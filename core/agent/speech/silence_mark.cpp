// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/silence_mark.h"

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

using SilenceKind = SilenceMark::What;

/// Converts wide Latin letters to the usual letters.
QChar narrow(QChar c)
{
    const char16_t code = c.unicode();
    return code >= 0xFF01 && code <= 0xFF5E ? QChar(char16_t(code - 0xFEE0)) : c;
}

/// How much of the word, in any case, the text holds at that place.
qsizetype common(QStringView text, qsizetype at, QLatin1StringView word)
{
    qsizetype size = 0;
    while (size < word.size() && at + size < text.size() &&
           narrow(text.at(at + size)).toLower() == word.at(size))
        ++size;
    return size;
}

bool isAllLoud(QStringView text)
{
    for (const QChar c : text) {
        if (narrow(c).isLower())
            return false;
    }
    return true;
}

} // namespace

bool standsAround(QChar c)
{
    return c.isSpace() || u"*_~`\"'“”‘’«»„「」『』()（）[]【】{}<>#|-–—…."_s.contains(c);
}

SilenceMark silenceAt(QStringView text)
{
    SilenceMark mark;
    qsizetype at = 0;
    while (at < text.size() && standsAround(text.at(at)))
        ++at;
    mark.begin = at;
    const auto isCut = [&text](qsizetype from, qsizetype size) { return from + size == text.size(); };
    const qsizetype no = common(text, at, "no"_L1);
    if (no < 2) {
        mark.what = isCut(at, no) ? SilenceKind::MayBecome : SilenceKind::None;
        return mark;
    }
    at += no;
    bool joined = false; // by more than a space
    while (at < text.size() && at < mark.begin + 6 && u"_-\\ \u2010\u2011"_s.contains(narrow(text.at(at)))) {
        joined |= text.at(at) != u' ';
        ++at;
    }
    const qsizetype reply = common(text, at, "reply"_L1);
    if (reply < 5) {
        mark.what = isCut(at, reply) ? SilenceKind::MayBecome : SilenceKind::None;
        return mark;
    }
    mark.end = at + reply;
    mark.isLoud = isAllLoud(text.mid(mark.begin, mark.end - mark.begin));
    const bool glued = at == mark.begin + no;
    mark.what = joined || (glued && mark.isLoud) ? SilenceKind::Certain : SilenceKind::Words;
    return mark;
}

} // namespace studio::agent
