// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/camera/camera_sheet.h"
#include "ui/models/people.h"
#include "ui/requests/request_subject.h"
#include "ui/window/desks/picture_requests.h"

#include <QPointer>

#include <functional>

namespace studio::ui {

/// A sheet (CameraSheet or ScreenSheet, which work alike) for the allowed requests. It opens once the user
/// sees the window, never before, and closes when no request waits any more. One picture answers all requests
/// that are allowed by then. The sheet is made when it is first needed.
template<class Sheet>
class SheetDesk
{
public:
    SheetDesk(PictureRequests &requests, std::function<Sheet *()> make)
        : m_requests(requests)
        , m_make(std::move(make))
    {
    }
    ~SheetDesk() { delete m_sheet; }
    SheetDesk(const SheetDesk &) = delete;
    SheetDesk &operator=(const SheetDesk &) = delete;

    /// More or fewer requests wait, or the window was shown or hidden.
    void follow(bool isSeen, const People &people)
    {
        const bool isAsking = m_sheet && m_sheet->isAsking();
        if (m_requests.wanted().isEmpty()) {
            if (isAsking)
                m_sheet->withdraw();
            return;
        }
        if (!isSeen && !isAsking)
            return; // wait until the user sees the window, or the requests are over
        if (!m_sheet)
            makeSheet();
        const bool isByRule = m_requests.areAlwaysAllowed();
        // A user who chose "always" may be typing, so the focus stays there.
        m_sheet->setAttribute(Qt::WA_ShowWithoutActivating, isByRule);
        m_sheet->ask(askers(people), isByRule ? ShotSession::Manner::HandsFree : ShotSession::Manner::ByHand);
        showTimeLeft();
    }

    void showTimeLeft()
    {
        if (m_sheet && m_sheet->isAsking())
            m_sheet->showTimeLeft(m_requests.secondsLeft());
    }

    void raise()
    {
        if (!m_sheet || !m_sheet->isAsking())
            return;
        m_sheet->show();
        m_sheet->raise();
        m_sheet->activateWindow();
    }

private:
    void makeSheet()
    {
        m_sheet = m_make();
        QObject::connect(m_sheet, &Sheet::taken, &m_requests,
                         [this](const QByteArray &jpeg, const QSize &size) {
                             using Keep = PictureRequests::Keep;
                             m_requests.send(jpeg, size, m_sheet->keepsPicture() ? Keep::Yes : Keep::No);
                         });
        QObject::connect(m_sheet, &Sheet::refused, &m_requests,
                         [this] { m_requests.fail(QStringLiteral("refused")); });
    }

    [[nodiscard]] QList<PictureAsker> askers(const People &people) const
    {
        QList<PictureAsker> askers;
        for (const ports::PendingQuery &request : m_requests.wanted())
            askers.append({people.name(request.query.from), subjectOf(request.query).text});
        return askers;
    }

    PictureRequests &m_requests;
    std::function<Sheet *()> m_make;
    QPointer<Sheet> m_sheet;
};

} // namespace studio::ui
