// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/library_words.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace studio::ui {

namespace {

struct LibraryWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::LibraryWords)
};

} // namespace

QString formatName(model::CardFormat format)
{
    using Format = model::CardFormat;
    switch (format) {
    case Format::Studio: return LibraryWords::tr("Companion Studio persona");
    case Format::Aikyo: return LibraryWords::tr("aikyo card");
    case Format::V1: return LibraryWords::tr("Character Card V1");
    case Format::V2: return LibraryWords::tr("Character Card V2");
    case Format::V3: return LibraryWords::tr("Character Card V3");
    case Format::Png: return LibraryWords::tr("Character Card in a picture");
    case Format::Charx: return LibraryWords::tr("CHARX package");
    }
    return {};
}

QString orderName(LibraryOrder order)
{
    switch (order) {
    case LibraryOrder::Name: return LibraryWords::tr("By name");
    case LibraryOrder::LastUsed: return LibraryWords::tr("Last used first");
    case LibraryOrder::Newest: return LibraryWords::tr("Newest first");
    case LibraryOrder::Talkativeness: return LibraryWords::tr("Most talkative first");
    }
    return {};
}

QString usedText(qint64 lastUsed)
{
    if (lastUsed <= 0)
        return LibraryWords::tr("In no room yet");
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(lastUsed).toLocalTime();
    const QLocale locale;
    //: %1 is a time of day or a date: when a companion was in a room last
    return LibraryWords::tr("Used %1").arg(local.date() == QDate::currentDate()
                                               ? locale.toString(local.time(), QLocale::ShortFormat)
                                               : locale.toString(local.date(), QLocale::ShortFormat));
}

QString checkText(const CompanionCheck &check)
{
    if (check.errors > 0)
        return LibraryWords::tr("%n thing(s) to mend", nullptr, check.errors);
    if (check.hints > 0)
        return LibraryWords::tr("%n hint(s)", nullptr, check.hints);
    return {};
}

QString fateName(model::CardNote::Fate fate)
{
    using Fate = model::CardNote::Fate;
    switch (fate) {
    //: What became of a part of a card: the studio acts on it
    case Fate::Used: return LibraryWords::tr("Used");
    //: What became of a part of a card: not acted on, but given back on export
    case Fate::Kept: return LibraryWords::tr("Kept aside");
    //: What became of a part of a card: neither used nor kept
    case Fate::Ignored: return LibraryWords::tr("Ignored");
    case Fate::Warning: return LibraryWords::tr("Warning");
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
