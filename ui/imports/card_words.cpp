// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/card_words.h"

#include <QCoreApplication>

namespace studio::ui {

namespace {

struct CardWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::CardWords)
};

} // namespace

QString formatName(model::CardFormat format)
{
    using Format = model::CardFormat;
    switch (format) {
    case Format::Studio: return CardWords::tr("Companion Studio persona");
    case Format::Aikyo: return CardWords::tr("aikyo card");
    case Format::V1: return CardWords::tr("Character Card V1");
    case Format::V2: return CardWords::tr("Character Card V2");
    case Format::V3: return CardWords::tr("Character Card V3");
    case Format::Png: return CardWords::tr("Character Card in a picture");
    case Format::Charx: return CardWords::tr("CHARX package");
    }
    return {};
}

QString fateName(model::CardNote::Fate fate)
{
    using Fate = model::CardNote::Fate;
    switch (fate) {
    //: What became of a part of a card: the studio acts on it
    case Fate::Used: return CardWords::tr("Used");
    //: What became of a part of a card: not acted on, but given back on export
    case Fate::Kept: return CardWords::tr("Kept");
    //: What became of a part of a card: neither used nor kept
    case Fate::Ignored: return CardWords::tr("Ignored");
    case Fate::Warning: return CardWords::tr("Warning");
    }
    return {};
}

IconName fateIcon(model::CardNote::Fate fate)
{
    using Fate = model::CardNote::Fate;
    switch (fate) {
    case Fate::Used: return IconName::Check;
    case Fate::Kept: return IconName::Archive;
    case Fate::Ignored: return IconName::Minus;
    case Fate::Warning: return IconName::Warning;
    }
    return IconName::Info;
}

} // namespace studio::ui
