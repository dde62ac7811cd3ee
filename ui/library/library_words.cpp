// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_words.h"

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
        return LibraryWords::tr("Not in a room yet");
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(lastUsed).toLocalTime();
    const QLocale locale;
    //: %1 is a time of day or a date: when a companion was in a room last
    return LibraryWords::tr("Last used: %1")
        .arg(local.date() == QDate::currentDate() ? locale.toString(local.time(), QLocale::ShortFormat)
                                                  : locale.toString(local.date(), QLocale::ShortFormat));
}

QString checkText(const CompanionCheck &check)
{
    if (check.errors > 0)
        return LibraryWords::tr("%n problem(s)", nullptr, check.errors);
    if (check.hints > 0)
        return LibraryWords::tr("%n hint(s)", nullptr, check.hints);
    return {};
}

} // namespace studio::ui
