// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/permission_port.h"
#include "ui/models/people.h"
#include "ui/requests/still_guard.h"

#include <QList>
#include <QWidget>

#include <functional>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace studio::ui {

class Avatars;

/// One use of a tool that waits for the user: the companion, the tool, its effect and reach, the arguments,
/// the time that is left, and the possible answers. The keys 1 to 6 give the answers too; the refusal is
/// selected first. The card takes the focus only when told to.
///
/// A press just after the card has appeared, moved or changed is ignored: it was meant for something else.
class PermissionCard : public QWidget
{
    Q_OBJECT

public:
    PermissionCard(const ports::PendingWish &wish, const Avatars &avatars, StillGuard::SteadyClock clock,
                   QWidget *parent);

    [[nodiscard]] const ports::PendingWish &wish() const { return m_wish; }
    [[nodiscard]] bool isFor(const ports::PendingWish &wish) const;
    [[nodiscard]] QString sentence() const; ///< all text that screen readers get
    void setPeople(const People &people,
                   const QString &room); ///< \p room: its name; empty: the room on screen
    void setLeft(base::Millis left);
    void tellTrouble(const QString &what); ///< the user's input is not valid; the wish waits on
    void takeFocus();
    void disturb() { m_guard.disturb(); } ///< the surroundings have moved

Q_SIGNALS:
    void allowWanted(studio::model::Reach reach, studio::ports::Scope scope);
    void allowWithWanted(const studio::model::RawJson &arguments); ///< once
    void refuseWanted(studio::model::Reach reach, studio::ports::Scope scope);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void applyTheme();
    void makeButtons();
    void makeEditor();
    void layOut();
    [[nodiscard]] QPushButton *makeButton(const QString &objectName, const std::function<void()> &tell);
    [[nodiscard]] ports::Scope scope() const;
    void edit(bool editing);
    void fold(bool folded);
    void drawFace();
    void showRisk();
    void retranslate();

    ports::PendingWish m_wish;
    const Avatars &m_avatars;
    StillGuard m_guard;
    bool m_isPressedInTime = false; ///< nothing moved when the current press began
    bool m_isEditing = false;
    bool m_isFolded = true;
    People m_people;
    QString m_room;
    base::Millis m_left{0};
    QHBoxLayout *m_row = nullptr;  ///< the layout of the whole card
    QHBoxLayout *m_head = nullptr; ///< the layout of the title and the time
    QLabel *m_face = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_time = nullptr;
    QLabel *m_about = nullptr;
    QLabel *m_riskIcon = nullptr;
    QLabel *m_risk = nullptr;
    QLabel *m_arguments = nullptr;
    QPushButton *m_fold = nullptr;
    QPlainTextEdit *m_editor = nullptr;
    QLabel *m_trouble = nullptr;
    QCheckBox *m_same = nullptr;
    QWidget *m_answers = nullptr;
    QWidget *m_editing = nullptr;
    QList<QPushButton *> m_numbered; ///< once, room, always, refuse, never, edit
    QPushButton *m_send = nullptr;
    QPushButton *m_back = nullptr;
};

} // namespace studio::ui
