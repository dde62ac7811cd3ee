// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/persona.h"
#include "ui/library/library_query.h"

#include <QDialog>

class QPushButton;

namespace studio::ui {

class Avatars;
class CastingDesk;
class LibraryView;
class NoticeBar;

/// All companions: make, edit, duplicate, archive, delete, import and export, and start a room with one. Any
/// number of files and folders can be dropped here.
class LibraryWindow : public QDialog
{
    Q_OBJECT

public:
    LibraryWindow(CastingDesk &desk, const Avatars &avatars, model::Language language,
                  const LibraryLook &look, QWidget *parent);

    void setLanguage(model::Language language);
    /// From now on rooms can be started from here.
    void offerRooms();

Q_SIGNALS:
    void newWanted();
    void editWanted(const studio::base::ParticipantId &id);
    void duplicateWanted(const studio::base::ParticipantId &id);
    void exportWanted(const QList<studio::base::ParticipantId> &ids);
    void filesWanted();  ///< to import
    void folderWanted(); ///< to import
    void dropped(const QStringList &paths);
    void roomWanted(const studio::base::ParticipantId &id);
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
    void archive();
    [[nodiscard]] base::ParticipantId chosen() const; ///< empty: none is chosen, or several
    [[nodiscard]] QString nameOf(const base::ParticipantId &id) const;

    CastingDesk &m_desk;
    model::Language m_language;
    base::ParticipantId m_removing;
    NoticeBar *m_notice = nullptr;
    LibraryView *m_view = nullptr;
    QPushButton *m_new = nullptr;
    QPushButton *m_room = nullptr;
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
