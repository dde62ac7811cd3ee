// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/permission_port.h"
#include "ui/requests/asking_card.h"

#include <QList>

class QCheckBox;
class QLabel;
class QPlainTextEdit;

namespace studio::ui {

/// One use of a tool that waits for the user: the companion, the tool, its effect and reach, the arguments,
/// the time that is left, and the possible answers. The keys 1 to 6 give the answers too; the refusal is
/// selected first.
class PermissionCard : public AskingCard
{
    Q_OBJECT

public:
    PermissionCard(const ports::PendingWish &wish, const Avatars &avatars, StillGuard::SteadyClock clock,
                   QWidget *parent);

    [[nodiscard]] const ports::PendingWish &wish() const { return m_wish; }
    [[nodiscard]] bool isFor(const ports::PendingWish &wish) const;
    [[nodiscard]] QString sentence() const; ///< all text that screen readers get
    void tellTrouble(const QString &what);  ///< the user's input is not valid; the wish waits on
    void takeFocus() override;

Q_SIGNALS:
    void allowWanted(studio::model::Reach reach, studio::ports::Scope scope);
    void allowWithWanted(const studio::model::RawJson &arguments); ///< once
    void refuseWanted(studio::model::Reach reach, studio::ports::Scope scope);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void retranslate() override;

private:
    void applyTheme();
    void makeButtons();
    void makeEditor();
    void layOut();
    [[nodiscard]] ports::Scope scope() const;
    void edit(bool editing);
    void fold(bool folded);
    void showRisk();
    void showAnswers();

    ports::PendingWish m_wish;
    bool m_isEditing = false;
    bool m_isFolded = true;
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
