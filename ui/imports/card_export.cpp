// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/card_export.h"

#include "ui/forms/safe_file.h"
#include "ui/widgets/background.h"

#include <QFileInfo>

namespace studio::ui {

CardExport::CardExport(ports::PersonaPort &port, model::CardFormat format, QObject *parent)
    : QObject(parent)
    , m_port(port)
    , m_format(format)
{
}

void CardExport::toFile(const base::ParticipantId &id, const QString &path)
{
    m_ids = {id};
    m_path = path;
    next();
}

void CardExport::toFolder(const QList<base::ParticipantId> &ids, const QString &folder)
{
    m_ids = ids;
    m_folder = folder;
    next();
}

void CardExport::next()
{
    if (++m_at >= m_ids.size()) {
        Q_EMIT finished();
        return;
    }
    const auto take = [this](const base::Result<ports::WrittenPersona> &written) {
        if (written)
            write(written->fileName, written->file);
        else
            this->take(tl::unexpected(written.error()));
    };
    m_port.writePersona(m_ids.at(m_at), m_format, {this, take});
}

void CardExport::write(const QString &name, const QByteArray &file)
{
    inBackground<base::Result<QString>>(
        this,
        [path = m_path, folder = m_folder, name, file] {
            return folder.isEmpty() ? writeFile(path, file) : writeIntoFolder(folder, name, file);
        },
        [this](const base::Result<QString> &path) { take(path); });
}

void CardExport::take(const base::Result<QString> &path)
{
    if (path) {
        m_paths.append(*path);
        m_names.insert(m_ids.at(m_at), QFileInfo(*path).fileName());
    } else {
        const QString id = m_ids.at(m_at).value();
        //: %1 is the id of a companion, %2 a whole sentence
        m_problems.append(m_ids.size() == 1 ? path.error().text : tr("%1: %2").arg(id, path.error().text));
    }
    next();
}

} // namespace studio::ui
