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

/// The dialogs through which cards come in and go out: which files, how far they are, what became of them,
/// what is to become of one whose id is taken, in which format and where to. None blocks.
class CardDialogs : public QObject
{
    Q_OBJECT

public:
    CardDialogs(CastingDesk &desk, QWidget *window);
    ~CardDialogs() override;

    void setLanguage(model::Language language) { m_language = language; }
    void setOver(QWidget *window) { m_over = window; } ///< dialogs are put over it while it is there
    void offerRooms(ports::RoomPort &rooms);           ///< groups can become rooms

    void askForFiles();
    void askForFolder();
    void askForTarget(const QList<base::ParticipantId> &ids);
    /// Of a room as a group file with the cards of its companions.
    void askForGroupFolder(const model::Room &room, const QList<base::ParticipantId> &muted);

Q_SIGNALS:
    void roomMade(const studio::model::Room &room);
    void failed(const QString &what);

private:
    void follow(PersonaImport *import);
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
    GroupRooms *m_groups = nullptr; ///< none: not offered
};

} // namespace studio::ui
