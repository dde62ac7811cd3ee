// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/query_port.h"
#include "ui/requests/asking_card.h"

class QLabel;

namespace studio::ui {

class AskForm;

/// One request that waits: the companion, the request and its reason, the time that is left, and the possible
/// answers. A question is answered here; any other request is only allowed or refused.
class RequestCard : public AskingCard
{
    Q_OBJECT

public:
    RequestCard(const ports::PendingQuery &request, const Avatars &avatars, StillGuard::SteadyClock clock,
                QWidget *parent);

    [[nodiscard]] const QString &id() const { return m_request.query.id; }
    [[nodiscard]] QString sentence() const;              ///< all text that screen readers get
    void setRequest(const ports::PendingQuery &request); ///< a new state of the same request
    void takeFocus() override;

Q_SIGNALS:
    void allowWanted(const QString &id, studio::model::Reach reach);
    void refuseWanted(const QString &id, studio::model::Reach reach);
    void answerWanted(const QString &id, const QString &text);
    void showWanted(const QString &id); ///< show what answers it, such as the camera's preview

protected:
    void retranslate() override;

private:
    void makeButtons();
    void connectQuestion();
    void layOut();
    void showState();
    void showSubject();
    void showAnswers(const QString &name);

    ports::PendingQuery m_request;
    QLabel *m_subject = nullptr;
    QLabel *m_consequence = nullptr;
    AskForm *m_ask = nullptr; ///< only for questions
    QWidget *m_buttons = nullptr;
    QPushButton *m_once = nullptr;
    QPushButton *m_always = nullptr;
    QPushButton *m_show = nullptr;
    QPushButton *m_refuse = nullptr;
    QPushButton *m_never = nullptr;
};

} // namespace studio::ui
