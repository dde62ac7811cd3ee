// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/studio/ports/room_port.h"
#include "ui/imports/import_record.h"

#include <QList>
#include <QObject>
#include <QPointer>

class QFileDialog;
class QWidget;

namespace studio::ui {

class CastingDesk;
class GroupRooms;
class ImportReport;
class PersonaImport;
class RoomOffer;

/// The dialogs for importing and exporting cards: which files, the progress, the results, what to do about a
/// taken id, the format and the target. None blocks.
class CardDialogs : public QObject
{
    Q_OBJECT

public:
    CardDialogs(CastingDesk &desk, QWidget *window);
    ~CardDialogs() override;

    void setLanguage(model::Language language) { m_language = language; }
    void setOver(QWidget *window) { m_over = window; } ///< the parent of dialogs while it exists
    /// Group files can become rooms, and imported companions can join or start a room.
    void offerRooms(ports::RoomPort &rooms, RoomOffer &offer);

    void askForFiles();
    void askForFolder();
    void askForTarget(const QList<base::ParticipantId> &ids);
    /// Exports the room as a group file with the cards of its companions.
    void askForGroupFolder(const model::Room &room, const QList<base::ParticipantId> &muted);

Q_SIGNALS:
    void roomMade(const studio::model::Room &room);
    void failed(const QString &what);

private:
    void follow(PersonaImport *import);
    void offerNextStep(ImportReport &report) const;
    void askAbout(PersonaImport *import, const ImportConflict &conflict);
    void askForPath(const QList<base::ParticipantId> &ids, model::CardFormat format);
    QFileDialog *folderDialog(const QString &title, const QString &objectName) const;
    [[nodiscard]] QFileDialog *fileDialog(const QString &title, const QString &objectName) const;
    [[nodiscard]] QWidget *over() const;

    CastingDesk &m_desk;
    QWidget *m_window = nullptr;
    QPointer<QWidget> m_over;
    model::Language m_language = model::Language::English;
    QPointer<ImportReport> m_report;
    GroupRooms *m_groups = nullptr;        ///< null: not offered
    RoomOffer *m_rooms = nullptr;          ///< null: not offered
    QList<base::ParticipantId> m_imported; ///< by the newest import, each once
};

} // namespace studio::ui
