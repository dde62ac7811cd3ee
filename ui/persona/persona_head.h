// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <QList>
#include <QWidget>

class QAction;
class QLabel;
class QPushButton;
class QTabBar;
class QToolButton;
class QUndoStack;
class QVBoxLayout;

namespace studio::ui {

/// The top of a companion's form: the companion's name, undo and redo, a menu of what can be done with the
/// whole companion, and the languages of the texts.
class PersonaHead : public QWidget
{
    Q_OBJECT

public:
    PersonaHead(QUndoStack &steps, QWidget *parent);

    [[nodiscard]] model::Language language() const; ///< the chosen language
    void chooseLanguage(model::Language language);
    void setTitle(const QString &title);
    /// \p faulty get a sign of trouble. The chosen language can become the main language if it has texts and
    /// is another.
    void showLanguages(model::Language main, const QList<model::Language> &faulty, bool canBecomeMain);
    /// Undo and redo, and what needs a stored companion, can be chosen only if it can be done.
    void refresh(bool isStored, bool isArchived);

Q_SIGNALS:
    void languageChosen();
    void mainLanguageWanted();
    void duplicateWanted();
    void exportWanted();
    void versionsWanted();
    void archiveWanted(); ///< or back from the archive
    void removalWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeLanguages();
    void makeButtons();
    void makeMenu();
    void arrange();
    void applyTheme();
    void retranslate();

    QUndoStack &m_steps;
    QLabel *m_title = nullptr;
    QTabBar *m_tabs = nullptr;
    QPushButton *m_makeMain = nullptr;
    QToolButton *m_undo = nullptr;
    QToolButton *m_redo = nullptr;
    QToolButton *m_menuButton = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_export = nullptr;
    QAction *m_versions = nullptr;
    QAction *m_archive = nullptr;
    QAction *m_remove = nullptr;
};

} // namespace studio::ui
