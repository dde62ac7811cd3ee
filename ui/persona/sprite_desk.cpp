// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/sprite_desk.h"
#include "ui/widgets/background.h"

namespace studio::ui {

SpriteDesk::SpriteDesk(ports::PersonaPort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
}

void SpriteDesk::takeFolder(const QString &folder)
{
    const int number = ++m_number;
    m_stored.clear();
    setBusy(true);
    inBackground<SpriteFolder>(
        this, [folder] { return readSprites(folder); },
        [this, number](const SpriteFolder &read) {
            if (number != m_number)
                return; // the user chose another folder meanwhile
            m_folder = read;
            storeNext();
        });
}

void SpriteDesk::storeNext()
{
    if (!m_folder.sprites.isEmpty()) {
        const auto take = [this, number = m_number](const base::Result<QString> &hash) {
            if (number == m_number)
                this->take(hash);
        };
        return m_port.storePicture(m_folder.sprites.constFirst().png, {this, take});
    }
    setBusy(false);
    Q_EMIT taken(m_stored, m_folder.refused);
}

void SpriteDesk::take(const base::Result<QString> &hash)
{
    if (hash) {
        m_stored.insert(m_folder.sprites.takeFirst().name, *hash);
    } else {
        m_folder.sprites.clear(); // a further picture would fail too, as on a full disk
        m_folder.refused.append(hash.error().text);
    }
    storeNext();
}

void SpriteDesk::setBusy(bool busy)
{
    if (busy == m_busy)
        return;
    m_busy = busy;
    Q_EMIT busyChanged();
}

} // namespace studio::ui
