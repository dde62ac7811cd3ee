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

/// One use of a tool that waits for the user: who, which tool, what it does and how far it reaches, with
/// which arguments, how long it waits still, and what can be said to it. The keys 1 to 6 say it too; what is
/// chosen at first is the refusal. It takes the keys only when it is told to.
///
/// What is pressed just after it has come, moved or changed is not taken: it was meant for something else.
class PermissionCard : public QWidget
{
    Q_OBJECT

public:
    PermissionCard(const ports::PendingWish &wish, const Avatars &avatars, StillGuard::SteadyClock clock,
                   QWidget *parent);

    [[nodiscard]] const ports::PendingWish &wish() const { return m_wish; }
    [[nodiscard]] bool isFor(const ports::PendingWish &wish) const;
    [[nodiscard]] QString sentence() const; ///< all that a reader is told of it
    void setPeople(const People &people,
                   const QString &room); ///< \p room: its name; empty: the one on screen
    void setLeft(base::Millis left);
    void tellTrouble(const QString &what); ///< what the user wrote cannot be; it waits on
    void takeFocus();
    void disturb() { m_guard.disturb(); } ///< what is around it has moved

Q_SIGNALS:
    void allowWanted(studio::ports::Reach reach, studio::ports::Scope scope);
    void allowWithWanted(const studio::model::RawJson &arguments); ///< once
    void refuseWanted(studio::ports::Reach reach, studio::ports::Scope scope);

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
    bool m_isPressedInTime = false; ///< the button that is down went down when all stood still
    bool m_isEditing = false;
    bool m_isFolded = true;
    People m_people;
    QString m_room;
    base::Millis m_left{0};
    QHBoxLayout *m_row = nullptr;  ///< of the whole card
    QHBoxLayout *m_head = nullptr; ///< the title and the time
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
