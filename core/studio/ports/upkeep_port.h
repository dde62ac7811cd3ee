// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/ids.h"
#include "core/model/upkeep.h"

#include <QObject>

namespace studio::ports {

/// What keeps the data whole, for everybody outside the core (a port). How commands and their answers come:
/// see RoomPort. Work that takes long is done one after the other, beside the talk; it tells how far it is.
class UpkeepPort : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual base::RequestId weighData() = 0; ///< dataWeighed
    virtual base::RequestId checkData() = 0; ///< dataChecked
    virtual base::RequestId rebuild() = 0;   ///< done
    virtual base::RequestId backUp() = 0;    ///< backedUp
    /// The backup takes the place of the data at the next start; what is there now is kept aside.
    virtual base::RequestId layReady(const QString &backup) = 0;                  ///< laidReady, done
    virtual base::RequestId weighCompaction(const model::Compaction &wanted) = 0; ///< compactionWeighed
    /// What is said meanwhile is shown when it is over.
    virtual base::RequestId compact(const model::Compaction &wanted) = 0; ///< compacted
    /// Stops what runs or waits under that number: it fails with Cancelled, unless it was done before.
    virtual void cancel(const base::RequestId &request) = 0;

Q_SIGNALS:
    void dataWeighed(const studio::base::RequestId &request, const studio::model::DataSizes &sizes);
    void dataChecked(const studio::base::RequestId &request, const studio::model::CheckReport &report);
    void backedUp(const studio::base::RequestId &request, const studio::model::Backup &backup);
    /// What the backup allowed and allows no more: doors, standing answers. A sentence for each.
    void laidReady(const studio::base::RequestId &request, const QStringList &withdrawn);
    void compactionWeighed(const studio::base::RequestId &request, const studio::model::CompactionGain &gain);
    void compacted(const studio::base::RequestId &request, const studio::model::CompactionGain &gain);
    /// From 0 to 100; -1: nobody knows.
    void progressed(const studio::base::RequestId &request, int percent);
    /// A backup was made or failed, or the data became smaller; ask again.
    void dataChanged();

    void done(const studio::base::RequestId &request);
    void failed(const studio::base::RequestId &request, const studio::base::Error &error);
};

} // namespace studio::ports
