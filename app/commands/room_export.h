// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/house.h"
#include "app/options/command.h"
#include "core/studio/ports/record_port.h"

#include <QIODevice>
#include <QObject>

#include <memory>

namespace studio::app {

/// `export`: finds a room and writes it to a file or to standard output. Ends once, with ended().
class RoomExport : public QObject
{
    Q_OBJECT

public:
    RoomExport(House &house, const CommonOptions &common, const ExportRoom &wanted);

    void start();

Q_SIGNALS:
    void ended(studio::app::Exit exit);

private:
    void write(const base::RoomId &room);
    void send(const ports::Record &record);
    void print(const ports::Record &record);
    void fail(const base::Error &error);
    void end(Exit exit);

    House &m_house;
    ExportRoom m_wanted;
    model::Language m_language;
    base::Job m_export;
    std::unique_ptr<QIODevice> m_out; ///< standard output
    bool m_hasEnded = false;
};

} // namespace studio::app
