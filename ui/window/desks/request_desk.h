// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/query_port.h"
#include "ui/requests/request_queue.h"
#include "ui/window/desks/asking_desk.h"
#include "ui/window/desks/picture_answers.h"

#include <QPointer>

class QScrollArea;

namespace studio::ui {

class LedgerWindow;
class RequestsPanel;

/// What companions ask of this computer: the card over the composer, the page of the right dock, the window
/// of permissions, and the user's answers on their way to the studio.
class RequestDesk : public AskingDesk
{
    Q_OBJECT

public:
    /// \p pictures stores the pictures that are to be kept.
    RequestDesk(const WindowParts &parts, ports::QueryPort &port, ports::PersonaPort &pictures,
                QObject *parent = nullptr);

    [[nodiscard]] PictureAnswers &pictures() { return m_pictures; }
    [[nodiscard]] RequestsPanel &strip() { return *m_strip; } ///< over the composer
    using AskingDesk::isSeen;
    [[nodiscard]] int page() const { return m_pageNumber; } ///< of the right dock
    void focusRequest();
    void focusPage();
    void openLedger();

protected:
    void showPeople() override;
    void followWindow() override { m_pictures.follow(); }

private:
    void retranslate();
    void connectPort();
    void connectPanel(RequestsPanel &panel);
    void connectLedger();
    void allow(const QString &id, model::Reach reach);
    void refuse(const QString &id, model::Reach reach);
    void answer(const QString &id, const QString &text);
    /// Shows an error if the command fails.
    [[nodiscard]] base::Then<void> tellingFailure();
    void fail(const base::Error &error);
    void showLedger(const ports::ConsentLedger &ledger);
    void showWaiting();
    void showPage();
    void tellOf(const ports::PendingQuery &request);
    void followDeletions();

    ports::QueryPort &m_port;
    RequestQueue m_queue;
    PictureAnswers m_pictures;
    RequestsPanel *m_strip = nullptr; ///< of the page in the middle of the window
    RequestsPanel *m_panel = nullptr;
    QScrollArea *m_page = nullptr; ///< of the right dock, around the panel
    int m_pageNumber = 0;
    QPointer<LedgerWindow> m_ledgerWindow;
    ports::ConsentLedger m_ledger;
    QHash<base::RoomId, int> m_ending; ///< how many requests wait in a room that is being deleted
};

} // namespace studio::ui
