// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "app/console.h"
#include "app/house.h"
#include "app/requests.h"
#include "core/studio/ports/persona_port.h"

#include <QObject>

namespace studio::app {

/// A file's bytes, bounded; an error's text names the file.
[[nodiscard]] base::Result<QByteArray> readCardFile(const QString &name);

/// Reads files and saves what they hold, one after another. Prints name and id of each one that is in. Ends
/// once, with the worst of what happened.
class CardImport : public QObject
{
    Q_OBJECT

public:
    CardImport(House &house, const PersonaImport &wanted);

    void start();

Q_SIGNALS:
    void ended(studio::app::Exit exit);

private:
    void next();
    void save(const ports::ReadPersona &read);
    void fail(const base::Error &error);

    House &m_house;
    PersonaImport m_wanted;
    Requests m_requests;
    QString m_file; ///< the one at hand
    Exit m_worst = Exit::Fine;
};

} // namespace studio::app
