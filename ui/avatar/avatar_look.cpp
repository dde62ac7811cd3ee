// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/avatar/avatar_look.h"

#include "ui/theme/avatar_colours.h"

#include <QRandomGenerator>

namespace studio::ui {

namespace {

/// FNV-1a, because qHash may change with a version of Qt and a companion's hair must not.
quint32 numberOf(const QString &seed)
{
    quint32 hash = 2166136261U;
    for (const char byte : seed.toUtf8())
        hash = (hash ^ quint8(byte)) * 16777619U;
    return hash ^ (hash >> 15);
}

QColor chosenOr(const QString &hex, const QList<QColor> &colours, quint32 number)
{
    const QColor chosen(hex);
    return chosen.isValid() ? chosen : colours.at(number % quint32(colours.size()));
}

/// Skin in the shade: darker and a little greyer, or it would glow.
QColor shaded(const QColor &colour, double by)
{
    float hue = 0;
    float saturation = 0;
    float lightness = 0;
    colour.getHslF(&hue, &saturation, &lightness);
    return QColor::fromHslF(std::max(0.0F, hue), std::min(1.0F, saturation * 0.86F),
                            std::max(0.0F, lightness - float(by)));
}

template<class Choice>
Choice oneOf(QRandomGenerator &chance, Choice last)
{
    return Choice(chance.bounded(int(last) + 1));
}

} // namespace

AvatarLook lookOf(const model::Avatar &avatar, const QColor &companion, const QString &seed)
{
    const quint32 number = numberOf(seed);
    const QColor &white = drawingColours().white;
    AvatarLook look;
    look.ground = mixed(companion, white, 0.62);
    look.skin = chosenOr(avatar.skinColour, skinColours(), number);
    look.skinShade = shaded(look.skin, 0.11);
    look.hair = chosenOr(avatar.hairColour, hairColours(), number >> 5);
    look.hairShade = mixed(look.hair, drawingColours().ink, 0.28);
    look.hairLight = mixed(look.hair, white, 0.22);
    look.eyes = chosenOr(avatar.eyeColour, eyeColours(), number >> 11);
    const QColor cloth(avatar.clothesColour);
    look.clothes = cloth.isValid() ? cloth : companion;
    look.clothesShade = mixed(look.clothes, drawingColours().ink, 0.22);
    look.clothesLight = mixed(look.clothes, white, 0.35);
    return look;
}

model::Avatar drawnByChance(quint32 seed)
{
    using model::Avatar;
    QRandomGenerator chance(seed);
    const auto colour = [&chance](const QList<QColor> &colours) {
        return colours.at(chance.bounded(int(colours.size()))).name();
    };
    Avatar avatar;
    avatar.face = oneOf(chance, Avatar::Face::Heart);
    avatar.hair = oneOf(chance, Avatar::Hair::Curly); // baldness is a choice, never an accident
    avatar.eyes = oneOf(chance, Avatar::Eyes::Happy);
    avatar.clothes = oneOf(chance, Avatar::Clothes::LabCoat);
    avatar.glasses = chance.bounded(4) == 0;
    avatar.skinColour = colour(skinColours());
    avatar.hairColour = colour(hairColours());
    avatar.eyeColour = colour(eyeColours());
    avatar.clothesColour = colour(clothesColours());
    return avatar;
}

QColor colourFor(const QString &seed)
{
    return companionColours().at(numberOf(seed) % quint32(companionColours().size()));
}

} // namespace studio::ui
