// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_loop.h"

#include <QCoreApplication>

namespace studio::app {

using base::ErrorCode;

Exit complainAbout(const base::Error &error)
{
    complain(error.text);
    return exitFor(error);
}

Exit runLoop(const std::function<void(std::function<void(Exit)> end)> &begin)
{
    QCoreApplication *application = QCoreApplication::instance();
    begin([application](Exit exit) {
        QMetaObject::invokeMethod(
            application, [exit] { QCoreApplication::exit(int(exit)); }, Qt::QueuedConnection);
    });
    return Exit(QCoreApplication::exec());
}

base::Result<std::unique_ptr<House>> openForReading(const CommonOptions &common)
{
    auto house = House::open(common.data, House::Access::ReadWrite, House::Time::Real);
    if (!house && (house.error().code == ErrorCode::Conflict || house.error().code == ErrorCode::Storage))
        return House::open(common.data, House::Access::ReadOnly, House::Time::Real);
    return house;
}

void tellNotes(const House &house)
{
    const QStringList notes = house.notes();
    for (const QString &note : notes)
        complain(note);
}

} // namespace studio::app
