// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/persona.h"
#include "ui/casting/library_model.h"
#include "ui/theme/theme.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListView;
class QPushButton;

namespace studio::ui {

class Avatars;
class CastingDesk;
class LibraryDelegate;
class NoticeBar;

/// All companions: search, make, edit, duplicate, archive, delete, take in and give out. Files may be dropped
/// here, any number of them; what became of them is told once.
class LibraryWindow : public QDialog
{
    Q_OBJECT

public:
    LibraryWindow(CastingDesk &desk, const Avatars &avatars, const Theme &theme, model::Language language,
                  QWidget *parent);

    void setTheme(const Theme &theme);
    void setLanguage(model::Language language);

Q_SIGNALS:
    void newWanted();
    void editWanted(const studio::base::ParticipantId &id);
    void duplicateWanted(const studio::base::ParticipantId &id);
    void exportWanted(const studio::base::ParticipantId &id);
    void importWanted();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeList(const Avatars &avatars);
    void makeButtons();
    void connectDesk();
    void fill();
    void refresh();
    void retranslate();
    void askToRemove();
    void archive();
    [[nodiscard]] base::ParticipantId current() const;
    [[nodiscard]] QString nameOf(const base::ParticipantId &id) const;

    CastingDesk &m_desk;
    Theme m_theme;
    model::Language m_language;
    LibraryModel m_model;
    LibraryDelegate *m_delegate = nullptr;
    base::ParticipantId m_removing;
    NoticeBar *m_notice = nullptr;
    QLineEdit *m_search = nullptr;
    QCheckBox *m_archivedToo = nullptr;
    QListView *m_list = nullptr;
    QLabel *m_empty = nullptr;
    QPushButton *m_new = nullptr;
    QPushButton *m_edit = nullptr;
    QPushButton *m_duplicate = nullptr;
    QPushButton *m_archive = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_import = nullptr;
    QPushButton *m_export = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
