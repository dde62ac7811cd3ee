// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/sprite_names.h"

#include <QRegularExpression>

namespace studio::wire {

using namespace Qt::StringLiterals;

const QStringList &spriteNames()
{
    static const QStringList names{
        u"neutral"_s,        u"happy"_s,       u"sad"_s,       u"angry"_s,         u"surprised"_s,
        u"thinking"_s,       u"admiration"_s,  u"amusement"_s, u"anger"_s,         u"annoyance"_s,
        u"approval"_s,       u"caring"_s,      u"confusion"_s, u"curiosity"_s,     u"desire"_s,
        u"disappointment"_s, u"disapproval"_s, u"disgust"_s,   u"embarrassment"_s, u"excitement"_s,
        u"fear"_s,           u"gratitude"_s,   u"grief"_s,     u"joy"_s,           u"love"_s,
        u"nervousness"_s,    u"optimism"_s,    u"pride"_s,     u"realization"_s,   u"relief"_s,
        u"remorse"_s,        u"sadness"_s,     u"surprise"_s};
    return names;
}

QString spriteNameOf(const QString &baseName)
{
    static const QRegularExpression separators(u"[^a-z]+"_s);
    constexpr qsizetype kLongestName = 200;
    const QStringList parts = baseName.left(kLongestName).toLower().split(separators, Qt::SkipEmptyParts);
    for (auto part = parts.crbegin(); part != parts.crend(); ++part) {
        if (spriteNames().contains(*part))
            return *part;
    }
    return {};
}

} // namespace studio::wire
