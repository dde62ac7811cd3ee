// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/persona.h"
#include "ui/library/library_query.h"

#include <QDialog>
#include <QSet>

class QMenu;
class QPushButton;

namespace studio::ui {

class Avatars;
class CastingDesk;
class LibraryView;
class NoticeBar;
class RoomOffer;

/// All companions: make, edit, duplicate, archive, delete, import and export; add those who are chosen to the
/// room on screen, or start a room with them. Any number of files and folders can be dropped here.
class LibraryWindow : public QDialog
{
    Q_OBJECT

public:
    LibraryWindow(CastingDesk &desk, const Avatars &avatars, model::Language language,
                  const LibraryLook &look, QWidget *parent);

    void setLanguage(model::Language language);
    void setLook(const LibraryLook &look); ///< without lookChanged()
    /// From now on companions can be added to rooms from here. Call once.
    void offerRooms(RoomOffer &rooms);

Q_SIGNALS:
    void newWanted();
    void editWanted(const studio::base::ParticipantId &id);
    void duplicateWanted(const studio::base::ParticipantId &id);
    void exportWanted(const QList<studio::base::ParticipantId> &ids);
    void filesWanted();  ///< to import
    void folderWanted(); ///< to import
    void dropped(const QStringList &paths);
    void lookChanged(const studio::ui::LibraryLook &look);

private:
    void applyTheme();
    void makeButtons();
    void makeImportMenu();
    void arrange();
    void connectDesk();
    void fill();
    void refresh();
    void retranslate();
    void askToRemove();
    void tellRefused(const base::ParticipantId &id, const QString &reason);
    void openMenu(const QPoint &global);
    [[nodiscard]] QList<base::ParticipantId> castable() const; ///< those chosen who are not archived
    [[nodiscard]] QString namesOf(const QList<base::ParticipantId> &ids) const;
    void archive();
    [[nodiscard]] base::ParticipantId chosen() const; ///< empty: none is chosen, or several
    [[nodiscard]] QString nameOf(const base::ParticipantId &id) const;

    CastingDesk &m_desk;
    model::Language m_language;
    QSet<base::ParticipantId> m_removing; ///< answers are outstanding
    QList<base::ParticipantId> m_refused; ///< of the newest deletion
    RoomOffer *m_rooms = nullptr;         ///< null: not offered
    NoticeBar *m_notice = nullptr;
    LibraryView *m_view = nullptr;
    QPushButton *m_new = nullptr;
    QPushButton *m_room = nullptr;
    QPushButton *m_join = nullptr;
    QPushButton *m_edit = nullptr;
    QPushButton *m_duplicate = nullptr;
    QPushButton *m_archive = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_import = nullptr;
    QAction *m_importFiles = nullptr;
    QAction *m_importFolder = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
