// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace studio::camera {

/// Something that gives pictures. Known for good by its description and its place among those of that
/// description: the ids of devices change whenever they are plugged in.
struct Source
{
    enum class Kind {
        Device,
        StillImage, ///< a file of the user's
        TestCard,   ///< drawn by us, for machines without a camera
    };
    Kind kind = Kind::Device;
    QString description; ///< of a Device as the system names it; of a StillImage its path
    int place = 0;       ///< 0 the first Device of that description, 1 the second, …
    bool operator==(const Source &) const = default;
};

/// Why a camera gives no pictures.
enum class Flaw {
    NoDevice,    ///< it is not plugged in
    Busy,        ///< another program has it
    Lost,        ///< it was unplugged while it was open
    Frozen,      ///< no picture within ten seconds, or no new one for two
    Black,       ///< it gives pictures, but black ones: a lid, or no light. It stays open
    Unreadable,  ///< the still image cannot be read
    Unavailable, ///< the program's part for cameras cannot be loaded. Also told by listSources(), without
                 ///< closed()
};

/// One camera (a port). Nothing is opened before open(), and open() only ever follows a user's yes. Frames
/// are whole images in the order in which they were taken, at most 30 a second. After closed() the device is
/// free. Signals reach a receiver in another thread as queued calls.
class Camera : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    virtual void listSources() = 0; ///< sourcesChanged
    virtual void open(const Source &source) = 0;
    virtual void close() = 0; ///< closed follows, also if it was not open

Q_SIGNALS:
    /// Also whenever something is plugged in or out, once listSources() was called. The test card is the
    /// last.
    void sourcesChanged(const QList<studio::camera::Source> &sources);
    void opened(const studio::camera::Source &source);
    void frame(const QImage &image);
    /// All but Black are followed by closed() if open() came before.
    void failed(studio::camera::Flaw flaw);
    void closed();
};

} // namespace studio::camera
