// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/past/search.h"

#include <QList>
#include <QObject>

namespace studio::ports {

/// What is found in all rooms, for everybody outside the core (a port); what is looked through, see
/// SearchStore. How commands and their answers come: see RoomPort.
class SearchPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// found, then done. A query without anything to look for finds nothing. Whoever searches as somebody
    /// types asks again when the answer is here, not at every key.
    virtual base::RequestId search(const model::SearchQuery &query) = 0;
    virtual base::RequestId listSpeakers() = 0; ///< speakersListed, then done: who can be found

Q_SIGNALS:
    void found(const studio::base::RequestId &request, const studio::model::SearchPage &page);
    void speakersListed(const studio::base::RequestId &request,
                        const QList<studio::model::NamedSpeaker> &speakers);

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
