// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/sprites.h"

#include <QList>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct Family
{
    Expression expression;
    QStringList names; ///< best first
};

const QList<Family> &families()
{
    static const QList<Family> all{
        {Expression::Neutral, {u"neutral"_s}},
        {Expression::Happy,
         {u"happy"_s, u"joy"_s, u"amusement"_s, u"excitement"_s, u"love"_s, u"admiration"_s, u"approval"_s,
          u"gratitude"_s, u"caring"_s, u"optimism"_s, u"pride"_s, u"relief"_s, u"desire"_s}},
        {Expression::Sad,
         {u"sad"_s, u"sadness"_s, u"disappointment"_s, u"grief"_s, u"remorse"_s, u"embarrassment"_s}},
        {Expression::Angry, {u"angry"_s, u"anger"_s, u"annoyance"_s, u"disapproval"_s, u"disgust"_s}},
        {Expression::Surprised,
         {u"surprised"_s, u"surprise"_s, u"realization"_s, u"fear"_s, u"nervousness"_s}},
        {Expression::Thinking, {u"thinking"_s, u"curiosity"_s, u"confusion"_s}},
    };
    return all;
}

QString firstOf(const model::Avatar &avatar, const QStringList &names)
{
    for (const QString &name : names) {
        if (const QString hash = avatar.sprites.value(name); !hash.isEmpty())
            return hash;
    }
    return {};
}

} // namespace

Expression expressionOfSprite(const QString &name)
{
    for (const Family &family : families()) {
        if (family.names.contains(name))
            return family.expression;
    }
    return Expression::Neutral;
}

QString spriteFor(const model::Avatar &avatar, Expression expression)
{
    for (const Family &family : families()) {
        if (family.expression != expression)
            continue;
        if (const QString hash = firstOf(avatar, family.names); !hash.isEmpty())
            return hash;
    }
    return avatar.sprites.value(u"neutral"_s);
}

} // namespace studio::ui
