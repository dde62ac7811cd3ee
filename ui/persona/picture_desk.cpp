// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/picture_desk.h"

#include "ui/imports/picture_work.h"
#include "ui/widgets/background.h"

namespace studio::ui {

namespace {

constexpr int kAtOnce = 4; // a decoded picture takes a megabyte

} // namespace

PictureDesk::PictureDesk(ports::PersonaPort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
    , m_sprites(port)
{
}

void PictureDesk::takeFile(const QString &path)
{
    const int number = ++m_number;
    setBusy(true);
    inBackground<base::Result<QByteArray>>(
        this, [path] { return smallPictureFromFile(path); },
        [this, number](const base::Result<QByteArray> &small) {
            if (number != m_number)
                return; // the user chose another file meanwhile
            if (!small) {
                setBusy(false);
                Q_EMIT refused(small.error().text);
                return;
            }
            store(*small);
        });
}

void PictureDesk::store(const QByteArray &small)
{
    m_port.storePicture(small, {this, [this, number = m_number, small](const base::Result<QString> &hash) {
                                    if (number != m_number)
                                        return;
                                    if (hash)
                                        return decode(*hash, small, true);
                                    setBusy(false);
                                    Q_EMIT refused(hash.error().text);
                                }});
}

void PictureDesk::fetch(const QString &hash)
{
    m_waiting.removeOne(hash);
    m_waiting.append(hash);
    fetchNext();
}

void PictureDesk::fetchNext()
{
    while (m_running < kAtOnce && !m_waiting.isEmpty()) {
        ++m_running;
        const QString hash = m_waiting.takeLast();
        m_port.readPicture(hash, {this, [this, hash](const base::Result<QByteArray> &png) {
                                      if (png)
                                          decode(hash, *png, false);
                                      else
                                          endFetch(hash, {});
                                  }});
    }
}

void PictureDesk::endFetch(const QString &hash, const QImage &picture)
{
    --m_running;
    fetchNext();
    Q_EMIT fetched(hash, picture);
}

void PictureDesk::decode(const QString &hash, const QByteArray &png, bool justStored)
{
    inBackground<QImage>(
        this, [png] { return storedPicture(png); },
        [this, hash, justStored](const QImage &picture) {
            if (!justStored)
                return endFetch(hash, picture);
            setBusy(false);
            Q_EMIT stored(hash, picture);
            Q_EMIT fetched(hash, picture);
        });
}

void PictureDesk::setBusy(bool busy)
{
    if (busy == m_busy)
        return;
    m_busy = busy;
    Q_EMIT busyChanged();
}

} // namespace studio::ui
