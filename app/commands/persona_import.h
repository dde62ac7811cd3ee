// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/book_import.h"
#include "app/commands/card_report.h"
#include "app/console.h"
#include "app/house.h"
#include "app/options/command.h"
#include "core/studio/ports/persona_port.h"

#include <QObject>
#include <QSet>
#include <QTemporaryDir>

namespace studio::app {

/// Imports cards, one file after another, and reports what became of each. If a companion already has a
/// card's id, the card is refused, replaces the companion once its changes are printed, or gets a new id, as
/// the user wants. Lorebooks among the files come last. Ends once, with the worst result of all files.
class CardImport : public QObject
{
    Q_OBJECT

public:
    CardImport(House &house, const PersonaImport &wanted);

    /// `known`: the companions in the library.
    void start(const QList<model::Persona> &known);

Q_SIGNALS:
    void ended(studio::app::Exit exit);

private:
    void next();
    void take(ports::ReadPersona read);
    [[nodiscard]] std::optional<base::Error> settleId(ports::ReadPersona &read);
    void noteChanges(const ports::ReadPersona &read, const QByteArray &picture);
    void store(const QByteArray &portrait, const QMap<QString, QByteArray> &feelings);
    void tellSaved(const model::Persona &saved);
    void fail(const base::Error &error);

    House &m_house;
    PersonaImport m_wanted;
    BookImport m_books;
    QSet<base::ParticipantId> m_ids; ///< ids of the library
    Exit m_worst = Exit::Fine;

    // of the current file
    QString m_file;
    QTemporaryDir m_unpacked;  ///< cards that were unpacked from archives
    model::CardReport m_notes; ///< notes on how the file was read
    ports::ReadPersona m_read;
    QList<PersonaChange> m_changes;
};

} // namespace studio::app
